/**
 * An address whose path every reader can decode: where an encoding in it is broken, each percent sign stands for itself,
 * so that the path leads to what is not there and not to an error of the router. The query is read leniently anyway.
 */
export function readablePath(url: string): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
