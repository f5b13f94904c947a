import { maxPins } from "./rules";

export const placesCopy = {
  noneNear: "We couldn’t find a US city near you. Enter a city or ZIP code.",
  nearestFailed: "We couldn’t look up your location. Try again, or enter a city or ZIP code.",
  choose: "Choose a city from the list.",
  unknown: (text: string) => `We couldn’t find “${text}”. Enter a city and state or a ZIP code.`,
  cut: (nouns: string) => `Shows the ${maxPins} places with the most ${nouns}.`,
  pins: "Pins show city centers or the area around them, not addresses.",
  noPosition:
    "We don’t know where you are. Use your location, or add a city or a state instead of “near me”.",
} as const;
