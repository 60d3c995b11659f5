public import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld

extension UIKitLibrary {
  /// The view of a controller, which is loaded now if it is not yet.
  public func loadedView(
    of controller: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> ObjectValue? {
    guard let state = controller.controllerState else { return nil }
    if let view = state.view { return view }
    if controller.isExternal || state.isLoading {
      try makeView(of: controller, interpreter)
      return state.view
    }
    state.isLoading = true
    let object = Value.object(controller)
    _ = try interpreter.call(method: names[.loadView], on: object, [])
    if state.view == nil { try makeView(of: controller, interpreter) }
    state.isLoading = false
    if !state.isLoaded {
      state.isLoaded = true
      _ = try interpreter.call(method: names[.viewDidLoad], on: object, [])
    }
    return state.view
  }

  /// Makes the view that the system makes.
  private func makeView(
    of controller: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) {
    if let view = controller.controllerState?.interfaceView {
      return setView(view, of: controller)
    }
    let isTable = types.descends(controller.systemClass, from: .uiTableViewController)
    let path =
      controller.isExternal ? "\(interpreter.path(of: controller)).view" : nil
    let type = isTable ? UIKitName.uiTableView : .uiView
    let view = try interpreter.makeObject(.system(names[type]), path: path)
    setView(view, of: controller)
    let isOfSystem = controller.systemClass != names[.uiViewController]
    let isCollection = types.descends(controller.systemClass, from: .uiCollectionViewController)
    if isCollection {
      let list = try interpreter.makeObject(.system(names[.uiCollectionView]))
      list.viewState?.superview = view
      list.viewState?.placement = .fills
      view.viewState?.subviews.append(list)
      view.viewState?.parts[.collectionView] = list
    } else if isOfSystem, !isTable, let type = controller.systemClass {
      view.viewState?.open(.libraryClass(program.text(type)))
    }
  }

  /// Whether a view is open only because a controller of UIKit made it, which leaves its mask on.
  package func isViewOfKnownController(_ view: ViewState) -> Bool {
    guard let controller = view.controller, !controller.isExternal,
      let type = controller.systemClass, types.isKnown(type)
    else { return false }
    return view.openness == .libraryClass(program.text(type))
  }

  /// Makes a view that of a controller.
  func setView(_ view: ObjectValue?, of controller: ObjectValue) {
    controller.controllerState?.view = view
    view?.viewState?.controller = controller
  }

  /// A property of a view controller.
  func controller(
    _ name: UIKitName, of object: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let state = object.controllerState else { return nil }
    switch name {
    case .view, .viewIfLoaded, .snp:
      if name == .viewIfLoaded, state.view == nil { return Value.none }
      guard let view = try loadedView(of: object, interpreter) else { return nil }
      return name == .snp ? .system(SnapDSL(view, names)) : .object(view)
    case .tableView where types.descends(object.systemClass, from: .uiTableViewController):
      return try loadedView(of: object, interpreter).map { .object($0) }
    case .collectionView
    where types.descends(object.systemClass, from: .uiCollectionViewController):
      let view = try loadedView(of: object, interpreter)
      return view?.viewState?.parts[.collectionView].map { .object($0) }
    case .topLayoutGuide, .bottomLayoutGuide:
      guard let view = try loadedView(of: object, interpreter) else { return nil }
      return .object(try guide(name == .topLayoutGuide ? .top : .bottom, of: view, interpreter))
    case .traitCollection: return .system(SystemSingleton(names[.uiTraitCollection]))
    case .isViewLoaded: return .boolean(state.view != nil)
    case .children: return .array(ArrayValue(state.children.map { .object($0) }))
    default: return nil
    }
  }

  /// A method of a view controller.
  func call(
    _ name: UIKitName, onController object: ObjectValue, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let state = object.controllerState else { return nil }
    switch name {
    case .loadView: if state.view == nil { try makeView(of: object, interpreter) }
    case .loadViewIfNeeded: _ = try loadedView(of: object, interpreter)
    case .addChild, .addChildViewController:
      if let child = arguments.first?.value.object { state.children.append(child) }
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .updateViewConstraints, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
      .viewWillTransition, .traitCollectionDidChange, .didMove, .willMove, .removeFromParent,
      .setEditing, .awakeFromNib:
      break
    default: return nil
    }
    return .void
  }
}
