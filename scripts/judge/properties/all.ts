import { honestyProperties } from "./honesty";
import { jobProperties } from "./jobs";
import { nameProperties } from "./names";
import { placeProperties } from "./places";
import { suggestionProperties } from "./suggestions";
import { thingProperties } from "./things";
import { titleProperties } from "./titles";

export const properties = [
  ...titleProperties,
  ...nameProperties,
  ...thingProperties,
  ...placeProperties,
  ...honestyProperties,
  ...suggestionProperties,
  ...jobProperties,
];
