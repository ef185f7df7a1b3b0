/// The program: runs the code lines of the four founding documents and prints what they have done.
@main
enum Buttons {
  static func main() {
    ButtonLines.run()
    PlayButtonLines.run()
    FUIButtonLines.run()
    BrandButtonLines.run()
  }
}
