import { honestyProperties } from "./honesty";
import { jobProperties } from "./jobs";
import { nameProperties } from "./names";
import { placeProperties } from "./places";
import { suggestionProperties } from "./suggestions";
import { thingProperties } from "./things";
import { titleProperties } from "./titles";

/** Statements about search that hold for any catalog. */
export const properties = [
  ...titleProperties,
  ...nameProperties,
  ...thingProperties,
  ...placeProperties,
  ...honestyProperties,
  ...suggestionProperties,
  ...jobProperties,
];
