const darkDevice = "(prefers-color-scheme: dark)";

export function isDark(): boolean {
  const { classList } = document.documentElement;
  return classList.contains("dark") || (!classList.contains("light") && matchMedia(darkDevice).matches);
}

export function watchScheme(listener: () => void): () => void {
  let known = isDark();
  function check(): void {
    if (isDark() === known) return;
    known = !known;
    listener();
  }
  const device = matchMedia(darkDevice);
  const classes = new MutationObserver(check);
  classes.observe(document.documentElement, { attributeFilter: ["class"] });
  device.addEventListener("change", check);
  return () => {
    classes.disconnect();
    device.removeEventListener("change", check);
  };
}
