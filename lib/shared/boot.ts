import { markerCookie } from "./session";

export const themeKey = "theme";

export const installOfferKey = "installOffer";

/**
 * Runs before first paint: sets the theme and `data-signed-in`, so that cached HTML flashes neither the wrong theme nor
 * login buttons. Also saves the install prompt event, which may fire before other scripts load. The text must not
 * depend on the viewer, because the page's CSP allows it by hash.
 */
export const bootScript = `addEventListener("beforeinstallprompt",function(e){e.preventDefault();${installOfferKey}=e});(function(d,s){try{s=localStorage;var t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.classList.add(t);if(/(?:^|; )${markerCookie}=1/.test(document.cookie)||s.getItem("authToken")||s.getItem("token"))d.dataset.signedIn=""}catch(e){}})(document.documentElement)`;
