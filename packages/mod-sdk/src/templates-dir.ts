import { fileURLToPath } from "node:url";

/** The folder of the templates; it lies beside both the sources and what is built from them. */
export const templatesDir = fileURLToPath(new URL("../templates/", import.meta.url));
