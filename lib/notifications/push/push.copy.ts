export const pushCopy = {
  title: (name: string) => `Something new on ${name}`,
  notSetUp: "Push notifications aren’t available here.",
  notAllowed: "We can’t send notifications to this browser.",
  inUse: "This browser already gets notifications for another account. Turn them off there first.",
  heading: "Push notifications",
  text: "Get a heads-up on this device, even when the site is closed. It follows your choices under Site.",
  turnOn: "Turn on",
  turnOff: "Turn off",
  on: "On for this device",
  blocked: "Notifications are blocked. Allow them for this site in your browser’s settings.",
  onIos: "On iPhone and iPad, install the app first: tap Share, then Add to Home Screen.",
  failed: "We couldn’t change push notifications",
} as const;
