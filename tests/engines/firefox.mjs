// node firefox.mjs FIREFOX: one page in Firefox, steered by lines of JSON. A line {"call": …, "args": […]} is answered with
// {"value": …} or {"error": …}; the first answer says that the browser is there. It ends with its input.
import readline from "node:readline";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({ browser: "firefox", executablePath: process.argv[2], headless: true });
const page = await browser.newPage();
page.setDefaultTimeout(0); // the tests have their own patience
await resize(768, 1024); // at the start: to bring in touch, Puppeteer loads the page again
const problems = [];
page.on("console", (message) => message.type() === "error" && problems.push(told(message)));
page.on("pageerror", (error) => problems.push(String(error)));

function resize(width, height) {
  return page.setViewport({ width, height, hasTouch: true });
}

/** What a message says, and from where; errors are told by their text. */
async function told(message) {
  const text = (value) => (value instanceof Error ? `${value}\n${value.stack}` : String(value));
  const parts = await Promise.all(message.args().map((part) => part.evaluate(text).catch(String)));
  return [...parts, message.location().url].join(" ");
}

const calls = {
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  resize,
  touch: (x, y) => page.touchscreen.tap(x, y),
  evaluate: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
  problems: () => Promise.all(problems.splice(0)),
};

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
say({});
for await (const line of readline.createInterface({ input: process.stdin })) {
  const { call, args } = JSON.parse(line);
  try {
    say({ value: await calls[call](...args) });
  } catch (error) {
    say({ error: String(error) });
  }
}
await browser.close();
