import "server-only";

/** A file of scripts as React writes it into a page: to be run as soon as it is there. */
const scriptFile = /<script src="(\/_next\/static\/[^"<>]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+"\/>/g;

/** How long a page waits for its first picture before it begins with its scripts all the same. */
const patience = 1000;

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
  setTimeout(begin,d.hidden?0:${patience});
  new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&begin()).observe({type:"paint"})
})`.replace(/\n */g, "");

/**
 * The page with its files of scripts begun after what it shows, and the text of the script that begins them, if there is one.
 * A browser that has the files at hand, or a fast line, would otherwise run them before it paints what needs none of them.
 */
export function startLater(html: string): { html: string; script?: string } {
  const files = [...html.matchAll(scriptFile)].map(([, source]) => source);
  if (files.length === 0) return { html };
  const script = `${starter}(${JSON.stringify(files)},document)`;
  // A script behind styles would wait for them.
  const at = html.search(new RegExp(`${scriptFile.source}|<link rel="stylesheet"`));
  const without = (part: string) => part.replace(scriptFile, "").replace(preload, "");
  const parts = [without(html.slice(0, at)), `<script>${script}</script>`, without(html.slice(at))];
  return { html: parts.join(""), script };
}
