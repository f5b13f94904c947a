export const appointmentKeys = {
  slots: (id: string) => ["slots", id],
  slotDays: (id: string, from: string, days: number) => ["slots", id, from, days],
} as const;
