try layoutLanguage()
try childControllers()
sectionSnapshots()
try await uploadRequests()
