// The player's colours from the very start: Python says the same again with its first reply.
import { keptTexts } from "./storage.js";

const SETTINGS = "saladier.settings";
const ATTRIBUTES = ["theme", "contrast", "motion", "deck"];
const CHOICE = /^(?!system$)[a-z]{1,12}$/; // the system's needs no attribute

/** Dress <html> as the kept settings say; what is kept there and cannot be read changes nothing. */
export function dressAsKept() {
  for (const [name, value] of Object.entries(settings())) {
    if (ATTRIBUTES.includes(name) && CHOICE.test(value)) document.documentElement.dataset[name] = value;
  }
}

function settings() {
  try {
    return JSON.parse(keptTexts()[SETTINGS]) ?? {};
  } catch {
    return {};
  }
}
