import "server-only";

const scriptElementPattern =
  /<script src="(\/_next\/static\/[^"<>]+)" async=""><\/script>|<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+"\/>/g;

const styles = '<link rel="stylesheet"';

const paintTimeoutMs = 1000;

/**
 * Adds the scripts once, after the first contentful paint. Hidden pages and pages with slow styles don't wait for it.
 * The open document in the iframe delays `load` until then.
 */
const starter = `((files,d,hold,begin)=>{
  begin=()=>{
    files.splice(0).map(src=>d.head.append(Object.assign(d.createElement("script"),{src})));
    hold.remove()
  };
  d.currentScript.replaceWith(hold=d.createElement("iframe"));
  hold.hidden=!0;
  hold.contentDocument.open();
  setTimeout(begin,d.hidden?0:${paintTimeoutMs});
  new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&begin()).observe({type:"paint"})
})`.replace(/\n */g, "");

/**
 * Defers script files until after first paint; cached scripts or a fast connection would otherwise delay it. `script`
 * is the inline loader, which the CSP must allow.
 */
export function deferScripts(html: string): { html: string; script?: string } {
  const files: string[] = [];
  let removed = 0;
  let first = Infinity;
  const without = html.replace(
    scriptElementPattern,
    (element: string, file: string | undefined, at: number) => {
      if (file !== undefined) {
        files.push(file);
        first = Math.min(first, at - removed);
      }
      removed += element.length;
      return "";
    },
  );
  if (files.length === 0) return { html };
  const script = `${starter}(${JSON.stringify(files)},document)`;
  // An inline script after a stylesheet waits for it.
  const sheet = without.indexOf(styles);
  const at = sheet < 0 ? first : Math.min(first, sheet);
  return { html: `${without.slice(0, at)}<script>${script}</script>${without.slice(at)}`, script };
}
