export const vendorStatuses = ["pending", "approved", "rejected", "suspended"] as const;
export type VendorStatus = (typeof vendorStatuses)[number];

/** Threads required before reply statistics are shown (contract section 4), and the period in days. */
export const minReplyThreads = 5;
export const replyWindowDays = 180;

export const vendorActivities = ["week", "month"] as const;
export type VendorActivity = (typeof vendorActivities)[number];

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

export function vendorTag(id: string): string {
  return `vendor:${id}`;
}

/** `percent` is already rounded down to a multiple of five. */
export function formatReplyShare(percent: number): string {
  return percent === 100 ? "Replies to every message" : `Replies to ${percent}% of messages`;
}

export const activityText: Record<VendorActivity, string> = {
  week: "Active this week",
  month: "Active this month",
};

type Hours = { open: string; close: string };

export const allDay: Hours = { open: "00:00", close: "24:00" };

export function isAllDay({ open, close }: Hours): boolean {
  return open === allDay.open && close === allDay.close;
}

export function formatHours(hours: Hours): string {
  return isAllDay(hours) ? "Open 24 hours" : `${formatTime(hours.open)} – ${formatTime(hours.close)}`;
}

export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours % 24 >= 12 ? "PM" : "AM";
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, "0")} ${half}`;
}

export function formatReplyTime(seconds: number): string {
  const hours = seconds / 3600;
  if (hours <= 1) return "Usually replies within an hour";
  if (hours <= 24) return `Usually replies within ${Math.ceil(hours)} hours`;
  return `Usually replies within ${Math.ceil(hours / 24)} days`;
}

export const vendorCountCap = 1000;
