import type { ModSource } from "@rustkeep/data/sources";

/** The base game as the page's build puts it in: its texts, not the folder that the sources read. */
export declare const core: ModSource;
