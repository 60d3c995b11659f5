try layoutLanguage()
try childControllers()
sectionSnapshots()
