/** Lets what is shown be there without a network from now on. `root` is the way to the site's root. */
export async function keepOffline(root: string): Promise<void> {
  // Over an unsafe connection there is no service worker; then the site needs its server.
  if (navigator.serviceWorker === undefined) return;
  await navigator.serviceWorker.register(`${root}service-worker.js`, { scope: root });
  const { active } = await navigator.serviceWorker.ready;
  // What came before the worker was there has passed it by.
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([location.href.split("#")[0], ...loaded]);
}
