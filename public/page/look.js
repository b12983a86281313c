// The player's colours from the very start: Python says the same again with its first reply.
import { keptTexts } from "./storage.js";

export const SETTINGS = "saladier.settings";
const ATTRIBUTES = ["theme", "contrast", "motion", "deck"];
const CHOICE = /^(?!system$)[a-z]{1,12}$/; // the system's needs no attribute

/** Dress <html> as the kept settings say; what is kept there and cannot be read changes nothing. */
export function dressAsKept() {
  for (const [name, value] of Object.entries(keptSettings())) {
    if (ATTRIBUTES.includes(name) && CHOICE.test(value)) document.documentElement.dataset[name] = value;
  }
}

/** The settings as they are kept; none where they cannot be read. */
export function keptSettings() {
  try {
    return JSON.parse(keptTexts()[SETTINGS]) ?? {};
  } catch {
    return {};
  }
}
