// Sends a file in parts, so that its transfer can be paused, resumed and stopped. Without it the form sends the whole file.
import { controls } from "./controls.js";
import { updateSummary } from "./summary.js";
import { progress, timeLeft } from "./transfer-words.js";

const partSize = 64 * 1024;
/** The seconds before each new attempt to reach the server; the last ones are repeated while there is no connection. */
const pauses = [1, 2, 4, 8];
/** The seconds between announcements of the progress, at least. */
const quiet = 5;

const form = document.querySelector("form.form");
const template = document.getElementById("transfer-template");
const submit = form.querySelector("[type=submit]");
form.after(template.content);
const part = (name) => document.getElementById(`transfer${name}`);
const [panel, bar, text, reason] = [part(""), part("-progress"), part("-text"), part("-error")];
panel.hidden = true;
submit.before(reason);

const announce = (message, region = "polite", lang = "en") => {
  const words = Object.assign(document.createElement("span"), { lang, textContent: message });
  document.getElementById(`control-${region}`).replaceChildren(words);
};
/** Shows the reason why a transfer failed, and announces it; an empty one hides the last. */
const report = (message) => {
  reason.textContent = message;
  reason.hidden = !message;
  if (message) announce(message, "assertive");
};
/** Ends the last wait. */
let wake = () => {};
const wait = (seconds) => new Promise((done) => {
  wake = done;
  setTimeout(done, 1000 * seconds);
});
addEventListener("online", () => wake());

/** The detail of a problem document, or `otherwise` if the response has none. */
const detail = async (reply, otherwise) => (await reply.json().catch(() => null))?.detail ?? otherwise;

/** A response that says why the transfer cannot go on. */
class Rejected extends Error {}
/** A response that says why the transfer cannot go on now. */
class Unavailable extends Error {}

const input = form.elements.file;
const tooLarge = document.getElementById("too-large");

/** Shows at the field whether the chosen file is too large, as the server would; returns the text, or nothing. */
const checkSize = () => {
  const box = input.closest(".form-field");
  const isTooLarge = input.files[0]?.size > Number(tooLarge.dataset.maximum);
  box.querySelector(".form-error")?.remove();
  if (isTooLarge) input.before(tooLarge.content.cloneNode(true));
  box.dataset.state = isTooLarge ? "invalid" : "normal";
  input.setAttribute("aria-invalid", isTooLarge);
  const texts = [...box.querySelectorAll(".form-helper, .form-error")];
  input.setAttribute("aria-describedby", texts.map(({ id }) => id).join(" "));
  updateSummary(input, box.querySelector(".form-error")?.textContent);
  return box.querySelector(".form-error")?.textContent;
};

/** The transfer of a file. The server has its offset, which is requested again after every interruption. */
class Transfer {
  constructor(file) {
    this.file = file;
    this.offset = 0;
    this.announced = performance.now();
    this.address = new URL(`${form.getAttribute("action")}/transfer`, location.href);
    this.address.searchParams.set("token", form.elements["csrf-token"].value);
    // The server keeps the parts of two files of this page apart by a random number.
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.address.searchParams.set("transfer", number);
    this.address.searchParams.set("name", file.name);
  }

  async request(method, signal, options = {}) {
    const headers = { Accept: "application/json", ...options.headers };
    const reply = await fetch(this.address, { method, signal, ...options, headers });
    if (reply.status >= 500) {
      throw new Unavailable(await detail(reply, "The server cannot store the file now. Resume the transfer later."));
    }
    // A part that does not begin at the offset of the server is sent again from there.
    if (!reply.ok && !reply.headers.has("Upload-Offset")) {
      throw new Rejected(await detail(reply, "The server rejected the file."));
    }
    this.end = reply.headers.get("Location");
    this.show(this.end ? this.file.size : Number(reply.headers.get("Upload-Offset")));
  }

  /** Sends the parts that the server does not have, until the end or an interruption, which a lost connection is not. */
  async run() {
    this.interruption = new AbortController();
    const { signal } = this.interruption;
    signal.addEventListener("abort", () => wake());
    this.set("pause");
    report("");
    for (let attempt = 0; ; attempt += 1) {
      const before = this.offset;
      try {
        await this.request("GET", signal);
        this.set("pause");
        do await this.sendPart(signal); while (!this.end);
        location.assign(this.end);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Rejected) {
          this.close();
          report(error.message);
          return;
        }
        if (this.offset > before) attempt = 0;
        const isBusy = error instanceof Unavailable;
        if (isBusy && attempt >= pauses.length) {
          this.set("play");
          report(error.message);
          return;
        }
        this.set("buffering", isBusy);
        await wait(pauses[Math.min(attempt, pauses.length - 1)]);
        if (signal.aborted) return;
      }
    }
  }

  /** Sends the bytes at the offset. At the end there are none, and the server completes the file. */
  async sendPart(signal) {
    const body = this.file.slice(this.offset, this.offset + partSize);
    const range = body.size ? `${this.offset}-${this.offset + body.size - 1}` : "*";
    await this.request("PUT", signal, { body, headers: { "Content-Range": `bytes ${range}/${this.file.size}` } });
  }

  show(offset) {
    const quarter = (bytes) => Math.floor((4 * bytes) / this.file.size);
    const isNext = quarter(offset) > quarter(this.offset);
    this.offset = offset;
    // The page may show another transfer already.
    if (transfer !== this) return;
    bar.value = (100 * offset) / this.file.size;
    text.textContent = this.words;
    const now = performance.now();
    if (!isNext || now < this.announced + 1000 * quiet) return;
    this.announced = now;
    announce(this.words);
  }

  /** What is sent and, after some seconds of sending, how long the rest takes. */
  get words() {
    const sent = progress(this.offset, this.file.size);
    const seconds = (performance.now() - this.start?.time) / 1000;
    const rate = (this.offset - this.start?.offset) / seconds;
    return seconds > 2 && rate > 0 ? `${sent}, ${timeLeft((this.file.size - this.offset) / rate)}` : sent;
  }

  /** Shows and announces the mode of the transfer: the action that a press of the button triggers. */
  set(mode, isBusy = false) {
    const isNew = mode !== this.mode;
    this.mode = mode;
    this.start = mode === "pause" ? { time: performance.now(), offset: this.offset } : null;
    controls.get(part("-run")).set(`mode:${mode}`);
    controls.get(submit).set(`loading:${mode !== "play"}`);
    const sent = progress(this.offset, this.file.size);
    if (mode === "pause") text.textContent = sent;
    else if (mode === "play") text.textContent = `Paused: ${sent}`;
    else if (isBusy) text.textContent = "The server is busy. Sending goes on by itself.";
    else text.textContent = "The connection is lost. Sending goes on by itself when it is back.";
    if (isNew && (mode !== "pause" || this.offset)) announce(mode === "pause" ? `Sending: ${sent}` : text.textContent);
  }

  pause() {
    this.interruption.abort();
    this.set("play");
  }

  /** Removes what the server has of the file, as far as it can be reached. */
  abandon() {
    this.interruption.abort();
    return this.request("DELETE").catch(() => {});
  }

  /** Stops the transfer and removes what the server has of it; without a response the server removes it later. */
  async stop() {
    transfer = null;
    await this.abandon();
    if (this.end) location.assign(this.end);
    else {
      this.close();
      announce("Stopped.");
    }
  }

  /** Ends the transfer; the file can be sent again. */
  close() {
    transfer = null;
    controls.get(part("-run")).set("mode:pause");
    panel.hidden = true;
    controls.get(submit).set("loading:false");
    report("");
    submit.focus();
  }
}

let transfer = null;

input.addEventListener("change", () => {
  const error = checkSize();
  if (error) announce(error, "polite", form.lang);
});

form.addEventListener("submit", (event) => {
  const [file] = input.files;
  if (checkSize()) {
    event.preventDefault();
    input.focus();
    return;
  }
  // The server reports a missing or empty file; without the controls a transfer could not be paused.
  if (!file?.size || !controls.has(part("-run"))) return;
  event.preventDefault();
  if (transfer?.file === file) {
    if (transfer.mode === "play") transfer.run();
    return;
  }
  // Another file was chosen while the transfer of the first is paused.
  transfer?.abandon();
  panel.hidden = false;
  transfer = new Transfer(file);
  transfer.show(0);
  transfer.run();
});

panel.addEventListener("control", ({ target, detail }) => {
  if (!transfer || !detail.effects.some((effect) => effect.startsWith("requested"))) return;
  if (target.value === "stop") transfer.stop();
  else if (target.value === "pause") transfer.pause();
  else transfer.run();
});

// A page that the browser kept has a token that may be used already.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
