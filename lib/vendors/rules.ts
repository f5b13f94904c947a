export const vendorStatuses = ["pending", "approved", "rejected", "suspended"] as const;
export type VendorStatus = (typeof vendorStatuses)[number];

/** Nothing is said of a vendor's replies until there were this many threads (contract section 4), in so many days. */
export const minReplyThreads = 5;
export const replyWindowDays = 180;

/** How lately a vendor wrote or changed a listing. */
export const vendorActivities = ["week", "month"] as const;
export type VendorActivity = (typeof vendorActivities)[number];

/** Days as `Vendor.hours` names them, in the order they are shown. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNames: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

export const vendorTabs = ["listings", "reviews", "about"] as const;
export type VendorTab = (typeof vendorTabs)[number];

export const vendorTabNames: Record<VendorTab, string> = {
  listings: "Listings",
  reviews: "Reviews",
  about: "About",
};

/** Invalidated by whatever changes a vendor's public page. */
export function vendorTag(id: string): string {
  return `vendor:${id}`;
}

/** 'Replies to 95% of messages'; the share is rounded down to five. */
export function formatReplyShare(percent: number): string {
  return percent === 100 ? "Replies to every message" : `Replies to ${percent}% of messages`;
}

export const activityText: Record<VendorActivity, string> = {
  week: "Active this week",
  month: "Active this month",
};

type Hours = { open: string; close: string };

/** A whole day. */
export const allDay: Hours = { open: "00:00", close: "24:00" };

export function isAllDay({ open, close }: Hours): boolean {
  return open === allDay.open && close === allDay.close;
}

/** '9 AM – 5:30 PM', '6 PM – 2 AM', 'Open 24 hours'. */
export function formatHours(hours: Hours): string {
  return isAllDay(hours) ? "Open 24 hours" : `${formatTime(hours.open)} – ${formatTime(hours.close)}`;
}

/** '09:00' → '9 AM', '17:30' → '5:30 PM', '24:00' → '12 AM'. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours % 24 >= 12 ? "PM" : "AM";
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, "0")} ${half}`;
}

/** The time in which a vendor usually answers, rounded up so that it promises nothing too quick. */
export function formatReplyTime(seconds: number): string {
  const hours = seconds / 3600;
  if (hours <= 1) return "Usually replies within an hour";
  if (hours <= 24) return `Usually replies within ${Math.ceil(hours)} hours`;
  return `Usually replies within ${Math.ceil(hours / 24)} days`;
}

/** Where counting vendors for an admin ends. */
export const vendorCountCap = 1000;
