import { readManifest } from "../manifests/read-manifest.js";
import type { ModSource } from "../mod-source.js";
import { createReport } from "../report.js";
import { type ModFile, treeOf } from "./mod-tree.js";
import { manifestOf, sourceOf } from "./source-of.js";

/**
 * A mod to be loaded from its files, as they come out of an archive, with all of its translations. What is wrong with them
 * is told when it is loaded.
 */
export function sourceOfFiles(files: readonly ModFile[]): ModSource {
  const tree = treeOf(files);
  const manifest = manifestOf(tree);
  const ignore = readManifest({ manifest }, "", createReport())?.ignore ?? [];
  return sourceOf(tree, manifest, ignore, () => true);
}
