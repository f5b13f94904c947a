import { markerCookie } from "./session";

/** Local storage key of a chosen theme, `light` or `dark`; absent while the device decides. */
export const themeKey = "theme";

/** Where the browser's offer to install the site lies until somebody takes it: a name of the window. */
export const installOfferKey = "installOffer";

/**
 * Runs before the first paint of every page: sets the chosen theme on <html>, and `data-signed-in` where a person is
 * probably signed in, so that the same cached HTML shows neither a flash of the other theme nor of the login buttons. Keeps
 * the browser's offer to install the site, which may come before any other script is there.
 * Its text never changes with the viewer: the policy of a page knows it by its hash.
 */
export const bootScript = `addEventListener("beforeinstallprompt",function(e){e.preventDefault();${installOfferKey}=e});(function(d,s){try{s=localStorage;var t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.classList.add(t);if(/(?:^|; )${markerCookie}=1/.test(document.cookie)||s.getItem("authToken")||s.getItem("token"))d.dataset.signedIn=""}catch(e){}})(document.documentElement)`;
