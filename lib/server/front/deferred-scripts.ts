import "server-only";

/** A file of scripts as React writes it into a page, to be run as soon as it is there, or its preload. */
const scriptElementPattern =
  /<script src="(\/_next\/static\/[^"<>]+)" async=""><\/script>|<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+"\/>/g;

const styles = '<link rel="stylesheet"';

/** How long a page waits for its first picture before it begins with its scripts all the same. */
const paintTimeoutMs = 1000;

/**
 * Adds the files once, when the first picture of the page stands. A page that nobody sees is painted nowhere, and one whose
 * styles are slow is painted late: neither waits for it. `load` does, as for every script: an open document holds it back.
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
 * The page with its files of scripts begun after what it shows, and the text of the script that begins them, if there is one.
 * A browser that has the files at hand, or a fast line, would otherwise run them before it paints what needs none of them.
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
  // A script behind styles would wait for them.
  const sheet = without.indexOf(styles);
  const at = sheet < 0 ? first : Math.min(first, sheet);
  return { html: `${without.slice(0, at)}<script>${script}</script>${without.slice(at)}`, script };
}
