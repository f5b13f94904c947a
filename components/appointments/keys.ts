export const appointmentKeys = {
  slots: (listingId: string) => ["slots", listingId],
  slotDays: (listingId: string, from: string, days: number) => ["slots", listingId, from, days],
} as const;
