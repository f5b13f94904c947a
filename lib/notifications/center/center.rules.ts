export const notificationPageSize = 20;
export const maxNotificationPageSize = 50;

export const maxUnreadShown = 99;

export const notificationRetentionDays = 180;

type Group<T> = { first: T; count: number };

export function groupNotifications<T extends { type: string; href: string }>(
  notifications: readonly T[],
): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const notification of notifications) {
    const last = groups.at(-1);
    const isSame = last?.first.type === notification.type && last.first.href === notification.href;
    if (last && isSame) last.count += 1;
    else groups.push({ first: notification, count: 1 });
  }
  return groups;
}
