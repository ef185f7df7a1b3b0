internal import CHarfBuzz
internal import Synchronization

/// An open font file. Its widths are in font units, so that they do not depend on a size.
final class FontFile: Sendable {
  /// The size of an em in font units.
  let unitsPerEm: Double

  let lineMetrics: LineMetrics

  private let shaper: Mutex<Shaper>

  init(path: String) throws(FontFileError) {
    let shaper = try Shaper(path: path)
    unitsPerEm = shaper.unitsPerEm
    lineMetrics = shaper.lineMetrics
    self.shaper = Mutex(shaper)
  }

  /// Returns the sum of the advances of a run's glyphs, in font units.
  ///
  /// - Parameter text: The bytes of the whole line, which determine how letters join at the ends of the run.
  func advance(of run: ScriptRun, in text: [UInt8]) -> Double {
    shaper.withLock { $0.advance(of: run, in: text) }
  }
}

/// The parts of the distance between two lines of a font, in font units.
struct LineMetrics {
  let ascent: Double
  let descent: Double
  let lineGap: Double
}

/// FreeType's face and HarfBuzz's font of a file, which one thread can use at a time.
@safe
private struct Shaper: ~Copyable {
  // SAFETY: the pointers are valid from `init` to `deinit`, and no other value has them.
  private let library: FT_Library
  private let face: FT_Face
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  let unitsPerEm: Double
  let lineMetrics: LineMetrics

  init(path: String) throws(FontFileError) {
    guard !path.utf8.contains(0) else { throw FontFileError(path: path, reason: .unreadable) }
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      fatalError("FreeType cannot be initialized: there is no memory")
    }
    var opened: FT_Face?
    let code = unsafe FT_New_Face(library, path, 0, &opened)
    guard code == 0, let face = unsafe opened else {
      unsafe FT_Done_FreeType(library)
      throw FontFileError(path: path, reason: code == 1 ? .unreadable : .unknownFormat(code: Int(code)))
    }
    let units = unsafe face.pointee.units_per_EM
    // The flag FT_FACE_FLAG_SCALABLE, which is a macro.
    guard unsafe face.pointee.face_flags & 1 != 0, units > 0 else {
      unsafe FT_Done_Face(face)
      unsafe FT_Done_FreeType(library)
      throw FontFileError(path: path, reason: .notScalable)
    }
    // At as many pixels an em as it has units, positions are multiples of 64, without rounding.
    unsafe FT_Set_Char_Size(face, 0, FT_F26Dot6(units) * 64, 72, 72)
    unsafe self.library = unsafe library
    unsafe self.face = unsafe face
    unsafe font = hb_ft_font_create_referenced(face)
    unsafe hb_ft_font_set_load_flags(font, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    unsafe buffer = hb_buffer_create()
    unitsPerEm = Double(units)
    let (ascender, descender) = unsafe (Double(face.pointee.ascender), Double(face.pointee.descender))
    lineMetrics = unsafe LineMetrics(
      ascent: ascender, descent: -descender, lineGap: Double(face.pointee.height) - ascender + descender)
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
    unsafe hb_font_destroy(font)
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  func advance(of run: ScriptRun, in text: [UInt8]) -> Double {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { text in
      // SAFETY: HarfBuzz copies the text, and the run is within it.
      unsafe text.withMemoryRebound(to: CChar.self) { text in
        unsafe hb_buffer_add_utf8(
          buffer, text.baseAddress, Int32(text.count), UInt32(run.bytes.lowerBound), Int32(run.bytes.count))
      }
    }
    unsafe hb_buffer_set_script(buffer, run.script)
    let direction = hb_script_get_horizontal_direction(run.script)
    unsafe hb_buffer_set_direction(
      buffer, direction == HB_DIRECTION_RTL ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
    // SAFETY: HarfBuzz returns `count` positions, which are valid until the buffer changes.
    let glyphs = unsafe UnsafeBufferPointer(start: positions, count: Int(count))
    return unsafe glyphs.reduce(0.0) { $0 + Double($1.x_advance) } / 64
  }
}
