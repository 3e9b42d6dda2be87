export type { DiagnosticPage, ExampleFile } from "./diagnostics/page.js";
export { diagnosticPages } from "./schema/diagnostic-pages.js";
