import { call } from "@/lib/client/api";
import { findPosition } from "@/lib/client/geolocation";
import { findNearest, type PlaceDto } from "@/lib/places/contract";
import { placesCopy } from "@/lib/places/copy";
import { roundDegrees } from "@/lib/places/rules";

export async function locate(): Promise<PlaceDto | string> {
  let body;
  try {
    const { latitude, longitude } = await findPosition();
    body = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
  } catch (error) {
    return error instanceof Error ? error.message : placesCopy.nearestFailed;
  }
  try {
    const { place } = await call(findNearest, { body });
    return place ?? placesCopy.noneNear;
  } catch {
    return placesCopy.nearestFailed;
  }
}
