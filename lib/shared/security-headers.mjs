export const frameHeader = "X-Frame-Options";
const ownFrames = "SAMEORIGIN";

/**
 * What every answer carries besides its Content-Security-Policy (quality statement 36). The server in front of Next sets
 * them on everything; next.config.mjs gives them to pages under a plain `next start`.
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

/** Two years, for a site that is served by https: browsers ask by nothing else meanwhile, and nobody can take it back. */
const strictTransport = "max-age=63072000";

/** The header that keeps browsers at https; none for a site by http. */
export function transportHeader({ https, subdomains = false }) {
  return https
    ? { "Strict-Transport-Security": strictTransport + (subdomains ? "; includeSubDomains" : "") }
    : {};
}

/**
 * The policy of a page. `scripts` are the sources its own inline scripts run by, `'sha256-…'` each; style attributes are
 * React's, style elements there are none. A page may hold frames of this site, and only one that is `framed` comes in one.
 */
export function pagePolicy(scripts, { framed = false } = {}) {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join("; ");
}

/** The policy where the inline scripts of a page are not known: under a plain `next start`. */
const openPolicy = pagePolicy(["'unsafe-inline'"]);

/** Whether a page of this site may show what says so of itself in a frame. */
export function isFramed(value) {
  return value === ownFrames;
}

const openFramedPolicy = pagePolicy(["'unsafe-inline'"], { framed: true });

/** The policy of `npm run dev`: its server evaluates code, writes style elements, and sends changes by WebSocket. */
function developmentPolicy({ framed }) {
  return pagePolicy(["'unsafe-inline'", "'unsafe-eval'"], { framed })
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .concat("; connect-src 'self' ws:");
}

/** Whether it is one of a plain `next start`. */
export function isOpenPolicy(policy) {
  return policy === openPolicy || policy === openFramedPolicy;
}

/** The policy of a file that a person sent to another: whatever it is, it runs nothing and loads nothing. */
export const filePolicy = "default-src 'none'; sandbox";

/**
 * What the server in front of Next sets on every answer; a page's own policy replaces the one without inline scripts. With
 * `subdomains` the hosts below the site's are meant by its https too, which may be other people's.
 */
export function baseResponseHeaders({ https, subdomains = false }) {
  return { ...baseHeaders, [policyHeader]: pagePolicy([]), ...transportHeader({ https, subdomains }) };
}

/** The headers in next.config.mjs, for a plain `next start` or for the development server. */
export async function nextHeaders({ isDevelopment = false } = {}) {
  const policyOf = (framed) => {
    if (isDevelopment) return developmentPolicy({ framed });
    return framed ? openFramedPolicy : openPolicy;
  };
  const pairs = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  return [
    { source: "/:path*", headers: pairs({ ...baseHeaders, [policyHeader]: policyOf(false) }) },
    // Next keeps this one in place of a handler's own.
    { source: "/api/documents/:id", headers: pairs({ [policyHeader]: filePolicy }) },
    // What an admin has not saved yet: in a frame beside the form, and nowhere afterwards.
    {
      source: "/admin/homepage/preview",
      headers: pairs({
        [frameHeader]: ownFrames,
        [policyHeader]: policyOf(true),
        "Cache-Control": "no-store",
      }),
    },
    // Their addresses may hold the token of a mail: nobody keeps it, and no page that it leads to hears of it.
    ...["/reset-password", "/unsubscribe", "/profile"].map((source) => ({
      source,
      headers: pairs({ "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" }),
    })),
  ];
}
