import { dwellingArt } from "./dwellings";
import type { ExteriorArt } from "./exterior-art";
import { bedroom, diningRoom, livingRoom } from "./interiors";
import { premisesArt } from "./premises";
import type { Layer } from "./recipe";
import type { RoomLook } from "./room";
import { bathroom, kitchen } from "./wet-rooms";
import { emptyUnit, officeRoom } from "./workrooms";

export const exteriorArt: readonly ExteriorArt[] = [...dwellingArt, ...premisesArt];

export type InteriorArt = { room: string; alt: string; paint: () => Layer[] };

const calm: RoomLook = {
  seed: "r",
  wall: "#efe7da",
  accent: "#c9cdb8",
  floor: "#c99f6f",
  fabric: "#7f9486",
  wood: "#b98556",
  view: "garden",
};
const palettes: readonly Partial<RoomLook>[] = [
  {},
  { accent: "#d9c3b4", fabric: "#8ea0ad", view: "city" },
  { accent: "#5f7370", wall: "#d9d2c6", floor: "#8f6a4c", fabric: "#a9694f", view: "evening" },
  { accent: "#e3d7c0", fabric: "#44597a", floor: "#b9895c", wood: "#7a5640" },
];

function rooms(
  room: string,
  alt: string,
  paint: (look: RoomLook) => Layer[],
  looks: readonly Partial<RoomLook>[],
): InteriorArt[] {
  return looks.map((look) => ({ room, alt, paint: () => paint({ ...calm, ...look }) }));
}

export const interiorArt: readonly InteriorArt[] = [
  ...rooms("living", "Living room with sofa and bookcase", livingRoom, palettes),
  ...rooms("bedroom", "Bedroom with a made bed", bedroom, [
    { accent: "#d9c3b4", fabric: "#8ea0ad", view: "city" },
    { accent: "#b9c4b0", fabric: "#a9805f" },
    { accent: "#56667a", fabric: "#c9a27f", view: "evening", floor: "#8f6a4c" },
  ]),
  ...rooms("kitchen", "Kitchen with an island", kitchen, [
    { fabric: "#f0e9dc", accent: "#4f6b66" },
    { fabric: "#9fb0a2", accent: "#b9836a", floor: "#b9895c" },
    { fabric: "#51626f", accent: "#d9c6a8", wood: "#8f6a4c" },
  ]),
  ...rooms("bath", "Bathroom with a tub and a vanity", bathroom, [
    { floor: "#d9d2c6", accent: "#a9bdb9" },
    { floor: "#c9c4bc", accent: "#d3b8a6", fabric: "#a9694f" },
  ]),
  ...rooms("dining", "Dining room with a set table", diningRoom, [
    { fabric: "#b5735a", accent: "#e6d9c3" },
    { fabric: "#5f7f7a", accent: "#cfc4b0", view: "city" },
  ]),
  ...rooms("office", "Office with desks by the window", officeRoom, [
    { view: "city", fabric: "#5f7387", floor: "#b9b2a6" },
    { view: "evening", fabric: "#8c5a48", floor: "#8f7a66" },
  ]),
  ...rooms("empty", "Empty unit with large windows", emptyUnit, [
    { view: "city" },
    { view: "garden", floor: "#b9b2a6", accent: "#d9cdb8" },
  ]),
];
