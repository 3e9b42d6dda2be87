/** Mods: installing, switching, ordering. */
export const mods = {
  /** Why something is not taken for a mod. */
  refusals: {
    no_archive: () => "this is no zip archive, or one that was cut off",
    damaged: (p: { name: string }) =>
      `the archive is damaged${p.name === "" ? "" : ` at ${p.name}`}: download it again, or have it packed again`,
    not_supported: (p: { name: string }) =>
      `the archive is encrypted, split or packed in an uncommon way${p.name === "" ? "" : ` (${p.name})`}`,
    packed_too_big: (p: { limit: number }) => `the archive has more than ${p.limit / 1_000_000} MB`,
    unpacked_too_big: (p: { limit: number }) => `unpacked it would have more than ${p.limit / 1_000_000} MB`,
    too_many_files: (p: { limit: number }) => `it has more than ${p.limit} files`,
    bad_name: (p: { name: string }) =>
      `a file has a name that cannot be written everywhere, or leads out of the folder: ${p.name}`,
    name_twice: (p: { name: string }) => `two files would lie in one place: ${p.name}`,
    no_plain_file: (p: { name: string }) => `it holds a link, a device or the like: ${p.name}`,
    no_mod: (p: { name: string }) =>
      `there is no mod in it: no manifest.toml at its top or one folder down${p.name === "" ? "" : ` (but ${p.name})`}`,
    several_mods: (p: { name: string }) => `it holds several mods: unpack it, and install them one by one (${p.name})`,
  },
};
