import { markerCookie } from "./session";

export const themeKey = "theme";

export const installOfferKey = "installOffer";

export const ignoredClickKey = "ignoredClick";

/**
 * Repeats the last click on a button that React ignored because it was hydrating, for at most 30 seconds. The body's
 * capturing handler, which runs for each click that React handles, clears `ignoredClick`.
 */
const repeatIgnoredClick = `((t,n)=>addEventListener("click",(e,b)=>{b=${ignoredClickKey}=e.target.closest("body[data-slot] [type=button]");clearTimeout(t);n=e.isTrusted?0:n+1;t=b&&300>n&&setTimeout(()=>${ignoredClickKey}&&b.click(),100)},true))(0,0);`;

/**
 * Runs before first paint: sets the theme and `data-signed-in`, so that cached HTML flashes neither the wrong theme nor
 * login buttons. Also saves the install prompt event, which may fire before other scripts load, and early clicks. The text
 * must not depend on the viewer, because the page's CSP allows it by hash.
 */
export const bootScript = `${repeatIgnoredClick}addEventListener("beforeinstallprompt",function(e){e.preventDefault();${installOfferKey}=e});(function(d,s){try{s=localStorage;var t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.classList.add(t);if(/(?:^|; )${markerCookie}=1/.test(document.cookie)||s.getItem("authToken")||s.getItem("token"))d.dataset.signedIn=""}catch(e){}})(document.documentElement)`;
