import AsPrinted

try layoutLanguage()
printedLanguage()
try childControllers()
printedControllers()
sectionSnapshots()
printedSnapshots()
try await uploadRequests()
