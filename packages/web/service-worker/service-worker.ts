// What was shown once is there without a network: pages from the network while there is one, all else from what is kept.
declare const self: ServiceWorkerGlobalScope;
declare const SITE_DIGEST: string;

const KEPT = `rustkeep-${SITE_DIGEST}`;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? freshOrKept(request) : keptOrFresh(request));
});

// What a page had loaded before this worker was there.
self.addEventListener("message", (event) => {
  const urls: unknown = event.data;
  if (!Array.isArray(urls)) return;
  const own = urls.filter((url) => typeof url === "string" && url.startsWith(self.registration.scope));
  event.waitUntil(Promise.all(own.map((url) => keptOrFresh(new Request(url)))));
});

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("rustkeep-") && name !== KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function freshOrKept(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keptOrFresh(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndKeep(request);
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, response.clone());
  }
  return response;
}
