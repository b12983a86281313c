// A piece of a page as plain data, and back: a text, or [name, attributes, ...children]. What is built holds nothing but
// the elements and attributes named here, whatever the data say, and refers to nothing outside the site.

const HTML = new Set("a aside b button div h1 h2 header li main nav ol p section span ul".split(" "));
const SVG = new Set("circle g line path svg text use".split(" "));
const ATTRIBUTES = new Set(
  ("class cx cy d data-card data-kind data-laps data-n data-pos data-seat data-seats data-side data-zone href lang " +
    "overflow r role text-anchor transform x y aria-hidden aria-label").split(" "),
);
const HREF = /^(?:#[\w-]+|rules\/(?:[a-z]{2}\/)?\w+\.html)$/;
const ROOT = ""; // the name of a fragment
const SVG_SPACE = "http://www.w3.org/2000/svg";

/** A node as data. */
export function written(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  const children = [...node.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE).map(written);
  if (!(node instanceof Element)) return [ROOT, {}, ...children];
  const kept = [...node.attributes].filter(({ name, value }) => isAllowed(name, value));
  return [node.localName, Object.fromEntries(kept.map(({ name, value }) => [name, value])), ...children];
}

/** Data as a node; throws where they are no such data. */
export function build(data) {
  if (typeof data === "string") return document.createTextNode(data);
  const [name, attributes, ...children] = data;
  const node = made(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (isAllowed(attribute, value)) node.setAttribute(attribute, value);
  }
  node.append(...children.map(build));
  return node;
}

function made(name) {
  if (name === ROOT) return document.createDocumentFragment();
  if (HTML.has(name)) return document.createElement(name);
  if (SVG.has(name)) return document.createElementNS(SVG_SPACE, name);
  throw new TypeError(`no part of a table: ${name}`);
}

function isAllowed(name, value) {
  return ATTRIBUTES.has(name) && typeof value === "string" && (name !== "href" || HREF.test(value));
}
