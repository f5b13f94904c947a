import { searchCopy } from "@/lib/search/copy";

const timeoutMs = 10_000;

export type Position = { latitude: number; longitude: number };

/** In degrees; rejects with the messages of spec section 8. */
export function findPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new Error(searchCopy.geolocationUnsupported));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => reject(new Error(searchCopy.locationUnknown)),
      { timeout: timeoutMs },
    );
  });
}
