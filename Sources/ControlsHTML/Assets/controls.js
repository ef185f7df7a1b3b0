// Runs controls by the transition tables that Swift writes, and sends forms that have data-live.

/** Returns a table whose transitions are numbers as one whose transitions have names. */
export const unpack = ({ events, effects, states, ...table }) => ({
  ...table,
  states: states.map(([name, state, ...cells]) => {
    const on = {};
    for (let i = 0; i < cells.length; i += 3) on[events[cells[i]]] = [cells[i + 1], ...effects[cells[i + 2]]];
    return { name, state, on };
  }),
});

export class Machine {
  last = { step: 0, attempt: 0 };
  open = {};

  constructor(tables) {
    this.tables = tables;
    this.numbers = Object.assign({}, ...tables.map(({ numbers }) => numbers));
    this.present = tables.map(({ states }) => states[0]);
  }

  send(event, number) {
    const ended = this.numbers[event];
    if (ended && (!number || number !== this.open[ended])) return [];
    delete this.open[ended];
    const part = this.present.findIndex((row) => row.on[event]);
    if (part < 0) return [];
    const [next, ...effects] = this.present[part].on[event];
    this.present[part] = this.tables[part].states[next];
    return effects.map((effect) => {
      const kind = this.numbers[effect.split(":")[0]];
      if (!kind) return effect;
      this.open[kind] = this.last[kind] += 1;
      return `${effect} ${this.last[kind]}`;
    });
  }
}

const move = (element, pose, duration) => {
  const nodes = [...element.querySelectorAll("circle, path")];
  const presented = nodes.map((node) => {
    const { d, fill, rotate, stroke, strokeWidth } = getComputedStyle(node);
    return { d, fill, rotate, stroke, strokeWidth };
  });
  delete element.dataset.loop;
  for (const node of nodes) node.getAnimations().forEach((shown) => shown.cancel());
  element.dataset.pose = pose;
  // Safari has no property d.
  nodes[1].setAttribute("d", getComputedStyle(element).getPropertyValue(`--${pose}`).slice(6, -2));
  nodes.forEach((node, i) => node.animate([presented[i], {}], { duration, easing: "ease-in-out" }));
};

/** Shrinks each label to one line, to .75 rem at least; a label that is then cut is the title of the button. */
const fit = (element) => {
  element.title = "";
  for (const label of element.querySelectorAll(".control-title > *")) {
    const isCut = () => label.scrollWidth > label.clientWidth;
    let size = element.dataset.size === "medium" ? 0.875 : 1;
    do label.style.setProperty("--fit", `${size}rem`);
    while (isCut() && (size -= 1 / 32) >= 0.75);
    if (isCut()) element.title ||= label.textContent;
  }
};

const renewed = () => document.querySelectorAll("[data-renew]");
let [posts, waiting] = [0, 0];
const wait = (change) => {
  waiting += change;
  for (const part of renewed()) part.ariaBusy = waiting > 0 || null;
};

class Control extends Machine {
  accepted = 0;
  selection = "";

  constructor(element, data) {
    const { control, pose, set, texts } = element.dataset;
    super(data.tables.filter((table) => table.control === control));
    this.element = element;
    this.texts = JSON.parse(texts ?? "{}");
    this.duration = data.durations[control];
    this.poses = pose && data.poses;
    this.set(`reducesMotion:${still.matches} ${set.replace("mode:", "jump:")}`);
    this.isReady = true;
    if (control === "BrandButton") new ResizeObserver(() => fit(element)).observe(element.parentElement);
    for (const type in handlers) element.addEventListener(type, (event) => handlers[type](this, event));
  }

  set(events, isKept) {
    this.selection = /selected:\w+/.exec(events)?.[0] ?? this.selection;
    if (!isKept) events.split(" ").forEach((event) => this.send(event));
  }

  send(event, number) {
    const effects = super.send(event, number);
    const rows = [...this.present];
    if (effects.length) this.describe(rows[0].state, rows.at(-1).state);
    for (const effect of effects) this.perform(effects, ...effect.split(/[: ]/));
    const detail = { event, effects, rows };
    if (this.isReady) this.element.dispatchEvent(new CustomEvent("control", { bubbles: true, detail }));
    return effects;
  }

  describe(state, press) {
    const { element, texts } = this;
    Object.assign(element.dataset, { state, press });
    const isDisabled = press.includes("disabled");
    element.disabled = isDisabled && !("focusable" in element.dataset);
    element.ariaDisabled = isDisabled !== element.disabled || state === "loading" || null;
    element.ariaBusy = /loading|buffering/.test(state) || null;
    if (element.ariaPressed) element.ariaPressed = state.startsWith("selected");
    if (this.poses) element.value = state === "buffering" ? "pause" : state;
    element.ariaLabel = texts[`label:${state}`] ?? texts.label ?? element.ariaLabel;
    if (texts[state]) element.querySelector(".control-title").textContent = texts[state];
    const image = texts[`image:${state}`];
    if (image != null) element.querySelector("use").setAttribute("href", image);
  }

  announce(urgency) {
    const { element, texts } = this;
    const text = texts[`announce:${urgency}`] ?? texts[`announce:${element.dataset.state}`] ?? element.ariaLabel;
    if (text && this.isReady) document.getElementById(`control-${urgency}`)?.replaceChildren(text);
  }

  perform(effects, name, value) {
    const { duration, element, poses } = this;
    if (name === "announce") this.announce(value);
    if (name === "stepStarted") setTimeout(this.send.bind(this), duration, "stepEnded", this.last.step);
    if (!poses) return;
    if (name === "stepStarted") move(element, poses[value], duration);
    if (/rested|loopStarted/.test(name)) move(element, element.dataset.state, 0);
    if (/loopStarted/.test(effects)) element.dataset.loop = "";
  }

  /** Sends a form; ignores a response that is older than the applied one. */
  async submit(event) {
    event.preventDefault();
    const post = this.post = posts += 1;
    this.send("loading:true");
    const { attempt } = this.last;
    wait(1);
    let page;
    try {
      const body = new URLSearchParams(new FormData(event.target, this.element));
      // A control can have the name action.
      const reply = await fetch(event.target.getAttribute("action") ?? "", { method: "post", body });
      if (reply.ok) page = new DOMParser().parseFromString(await reply.text(), "text/html");
    } catch {}
    const isLast = this.post === post;
    if (isLast) this.post = 0;
    if (page && post > this.accepted) {
      this.accepted = post;
      this.send("finished", attempt);
      for (const [{ id }, control] of controls) control.set(page.getElementById(id)?.dataset.set ?? "", control.post);
      for (const part of renewed()) part.replaceWith(page.getElementById(part.id) ?? part);
    } else if (isLast && !page && !this.send("failed", attempt).length) {
      this.announce("assertive");
      this.set(this.selection);
    }
    wait(-1);
  }
}

const handlers = {
  pointerdown(control, { button, pointerId, target }) {
    target.releasePointerCapture(pointerId);
    if (!button) control.send("touchDown");
  },
  pointerenter: (control) => control.set("hovered:true touchDragEnter"),
  pointerleave: (control) => control.set("hovered:false touchDragExit"),
  keydown(control, event) {
    if (event.key === " ") control.send("spaceDown");
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  },
  blur: (control) => control.send("focusLost"),
  click(control, event) {
    if (!/tapped|requested/.test(control.send("primaryActionTriggered"))) event.preventDefault();
  },
};
handlers.keyup = handlers.blur;

export const controls = new Map();
const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

const start = async () => {
  const data = await (await fetch(new URL("controls.json", import.meta.url))).json();
  data.tables = data.tables.map(unpack);
  for (const { control } of data.tables)
    for (const element of document.querySelectorAll(`[data-control=${control}]`))
      if (!controls.has(element)) controls.set(element, new Control(element, data));
  const all = (event) => controls.forEach((control) => control.send(event));
  const endLoading = () => controls.forEach((control) => control.post || control.send("loading:false"));
  still.addEventListener("change", () => all(`reducesMotion:${still.matches}`));
  addEventListener("pageshow", (event) => event.persisted && endLoading());
  globalThis.navigation?.addEventListener("navigateerror", endLoading);
  addEventListener("visibilitychange", () => all(`hidden:${document.hidden}`));
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => all("touchCancel"));
  addEventListener("submit", (event) => {
    const control = event.defaultPrevented ? null : controls.get(event.submitter);
    if ("live" in event.target.dataset) control?.submit(event);
    else control?.send("loading:true");
  });
};

if (globalThis.document) start();
