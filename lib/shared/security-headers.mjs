export const frameHeader = "X-Frame-Options";
const ownFrames = "SAMEORIGIN";

/**
 * Set on every response besides its CSP (quality statement 36): by the front server, or by next.config.mjs under a
 * plain `next start`.
 */
const baseHeaders = {
  "X-Content-Type-Options": "nosniff",
  [frameHeader]: "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

export const policyHeader = "Content-Security-Policy";

/** Two years, and irrevocable: browsers refuse http for this long. */
const strictTransport = "max-age=63072000";

export function transportHeader({ https, subdomains = false }) {
  return https
    ? { "Strict-Transport-Security": strictTransport + (subdomains ? "; includeSubDomains" : "") }
    : {};
}

/** @param {readonly string[]} mapHosts */
const connections = (mapHosts) => `connect-src ${["'self'", ...mapHosts].join(" ")}`;

/**
 * `scripts` are the CSP sources ('sha256-…') of the page's inline scripts. React needs style attributes; style elements
 * aren't allowed. Only `framed` pages may be embedded, and only by this site. `mapHosts` are origins of map tiles; all
 * pages need them, because a document keeps its policy when a link opens a map.
 *
 * @param {readonly string[]} scripts
 * @param {{ framed?: boolean; mapHosts?: readonly string[] }} [options]
 */
export function pagePolicy(scripts, { framed = false, mapHosts = [] } = {}) {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ...(mapHosts.length > 0 ? [connections(mapHosts)] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join("; ");
}

/**
 * For the script of the map's workers: a worker doesn't inherit the policy of its page.
 *
 * @param {readonly string[]} mapHosts
 */
export function workerPolicy(mapHosts) {
  return ["default-src 'none'", connections(mapHosts)].join("; ");
}

const openPolicy = pagePolicy(["'unsafe-inline'"]);

export function isFramed(value) {
  return value === ownFrames;
}

const openFramedPolicy = pagePolicy(["'unsafe-inline'"], { framed: true });

function developmentPolicy({ framed }) {
  return pagePolicy(["'unsafe-inline'", "'unsafe-eval'"], { framed })
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .concat("; connect-src 'self' ws:");
}

export function isOpenPolicy(policy) {
  return policy === openPolicy || policy === openFramedPolicy;
}

/** For files sent between users: nothing in them may run or load. */
export const filePolicy = "default-src 'none'; sandbox";

/**
 * Set by the front server on every response; a page's own CSP replaces this one. `subdomains` extends HSTS to hosts
 * below the site's, which may belong to others.
 *
 * @param {{ https: boolean; subdomains?: boolean; mapHosts?: readonly string[] }} options
 */
export function baseResponseHeaders({ https, subdomains = false, mapHosts = [] }) {
  const policy = pagePolicy([], { mapHosts });
  return { ...baseHeaders, [policyHeader]: policy, ...transportHeader({ https, subdomains }) };
}

export async function nextHeaders({ isDevelopment = false } = {}) {
  const policyOf = (framed) => {
    if (isDevelopment) return developmentPolicy({ framed });
    return framed ? openFramedPolicy : openPolicy;
  };
  const pairs = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  return [
    { source: "/:path*", headers: pairs({ ...baseHeaders, [policyHeader]: policyOf(false) }) },
    // Next prefers this header to the handler's own.
    { source: "/api/documents/:id", headers: pairs({ [policyHeader]: filePolicy }) },
    // Unsaved changes: shown only in a frame next to the form and never cached.
    {
      source: "/admin/homepage/preview",
      headers: pairs({
        [frameHeader]: ownFrames,
        [policyHeader]: policyOf(true),
        "Cache-Control": "no-store",
      }),
    },
    // These URLs may contain a token from an email, so they are neither cached nor sent as referrers.
    ...["/reset-password", "/unsubscribe", "/sign-in-alert", "/profile"].map((source) => ({
      source,
      headers: pairs({ "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" }),
    })),
  ];
}
