/** The browser for the end-to-end tests on this machine, CHROMIUM_PATH first; null when there is none. */
export function findChromium(): string | null;
