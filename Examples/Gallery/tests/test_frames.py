"""The frames of a play button's steps, which Swift writes as SVG, compared as pictures in the browser."""

import pathlib
import re
import unittest

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Written by PlayButtonFrameTests in Swift: five frames of each step.
FRAMES = ROOT / "Tests/ControlsTests/Golden/PlayButtonFrames.txt"
# Nine frames of the buffering animation.
LOOP = ROOT / "Tests/ControlsTests/Golden/PlayButtonLoop.txt"
# The steps that can follow a step, by what is shown between them.
FOLLOWING = {
    "toBar": ["rotate", "toTriangle"], "loopToBar": ["rotate", "toTriangle"], "rotateBack": ["toTriangle", "rotate"],
    "rotate": ["split", "expand", "rotateBack"], "merge": ["expand", "rotateBack", "split"],
    "shrink": ["split", "rotateBack", "expand"], "split": ["merge"], "expand": ["shrink"], "toTriangle": ["toBar"],
}
REVERSES = [("toBar", "toTriangle"), ("rotate", "rotateBack"), ("split", "merge"), ("expand", "shrink")]
# Draws each frame with SCALE pixels for each of its 44 units.
SCALE = 4
DRAW = """
  const [frames, scale, done] = arguments;
  const side = 44 * scale;
  const draw = async (svg) => {
    const image = new Image(side, side);
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    await image.decode();
    const canvas = new OffscreenCanvas(side, side).getContext("2d");
    canvas.drawImage(image, 0, 0, side, side);
    return canvas.getImageData(0, 0, side, side).data;
  };
  Promise.all(Object.entries(frames).map(async ([name, svg]) => [name, await draw(svg)])).then((pictures) => {
    window.pictures = Object.fromEntries(pictures);
    done(pictures.length);
  });
"""
# Of two pictures: the farthest that a pixel of the shape of either is from the shape of the other, in units of the button;
# and the greatest difference between the colors of the upper edge of the disc, where no shape is.
COMPARE = """
  const [one, other, scale] = arguments;
  const side = 44 * scale;
  const shape = (picture) => {
    const inside = (i) => i >= 0 && i < side * side && picture[4 * i] > 200;
    const all = [], edge = [];
    for (let i = 0; i < side * side; i += 1) {
      all.push(inside(i));
      if (all[i] && !(inside(i - 1) && inside(i + 1) && inside(i - side) && inside(i + side))) edge.push(i);
    }
    return { all, edge };
  };
  const distance = (from, to) => Math.max(...from.edge.filter((i) => !to.all[i]).map((i) => Math.sqrt(Math.min(
    ...to.edge.map((j) => (i % side - j % side) ** 2 + (Math.floor(i / side) - Math.floor(j / side)) ** 2)))), 0);
  const [from, to] = [window.pictures[one], window.pictures[other]];
  const [first, second] = [shape(from), shape(to)];
  if (!first.edge.length || !second.edge.length) throw new Error(`no shape in ${one} or ${other}`);
  const disc = 4 * (2 * scale * side + side / 2);
  return {
    movement: Math.max(distance(first, second), distance(second, first)) / scale,
    color: Math.max(...[0, 1, 2].map((part) => Math.abs(from[disc + part] - to[disc + part]))),
  };
"""


def frames(file=FRAMES):
    """Return the SVG of each frame by its name, such as `toBar 25`."""
    lines = file.read_text().splitlines()
    return dict(zip((name.removesuffix(" %") for name in lines[::2]), lines[1::2]))


class FramesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.frames = frames()
        cls.steps = list(dict.fromkeys(re.match(r"\w+", name)[0] for name in cls.frames))
        cls.browser = Browser()
        cls.browser.open("about:blank")
        cls.count = cls.browser.driver.execute_async_script(DRAW, cls.frames, SCALE)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def compare(self, one, other):
        found = self.browser.run(COMPARE, one, other, SCALE)
        return found["movement"], found["color"]

    def test_every_step_has_five_pictures(self):
        self.assertEqual(self.count, 5 * len(self.steps))
        self.assertEqual(set(self.steps), set(FOLLOWING))

    def test_neighboring_frames_differ_little_as_pictures(self):
        greatest = {step: max(self.compare(f"{step} {part}", f"{step} {part + 25}") for part in [0, 25, 50, 75])
                    for step in self.steps}
        # In 25 % of a step, 0.05 s, the turning bar moves most: its ends by 3.9 of 44 units.
        far = {step: movement for step, movement in greatest.items() if not 0.2 < movement[0] < 4}
        self.assertEqual(far, {})

    def test_the_disc_changes_its_color_in_the_rotation_alone(self):
        for step in self.steps:
            colors = [self.compare(f"{step} {part}", f"{step} {part + 25}")[1] for part in [0, 25, 50, 75]]
            self.assertEqual(any(colors), step in ["rotate", "rotateBack"], (step, colors))
            self.assertLess(max(colors), 60, step)

    def test_each_step_begins_with_the_picture_with_which_the_one_before_it_ends(self):
        for step, following in FOLLOWING.items():
            for next_step in following:
                movement, color = self.compare(f"{step} 100", f"{next_step} 0")
                self.assertLessEqual(movement, 1 / SCALE, (step, next_step))
                self.assertEqual(color, 0, (step, next_step))

    def test_the_reverse_of_a_step_has_its_pictures_in_reverse(self):
        for step, reverse in REVERSES:
            for part in [0, 25, 50, 75, 100]:
                movement, color = self.compare(f"{step} {part}", f"{reverse} {100 - part}")
                self.assertLessEqual(movement, 1 / SCALE, (step, part))
                self.assertLessEqual(color, 1, (step, part))


if __name__ == "__main__":
    unittest.main()
