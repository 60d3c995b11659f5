// swift-format-ignore-file
// "How I Created a DSL for Diffable Section Snapshot using Result Builders": its code as printed,
// but for the imports.
import UIKitNames

struct ListItem: Hashable {

    let title: String
    let image: UIImage?
    var children: [ListItem]

    init(_ title: String, children: [ListItem] = []) {
        self.title = title
        self.image = UIImage(systemName: title)
        self.children = children
    }
}

protocol ListItemGroup {
    var items: [ListItem] { get }
}

extension Array: ListItemGroup where Element == ListItem {
    var items: [ListItem] { self }
}

extension ListItem: ListItemGroup {
    var items: [ListItem] { [self] }
}

@resultBuilder
struct SectionSnapshotBuilder {

    static func buildBlock(_ components: ListItemGroup...) -> [ListItem] {
        return components.flatMap { $0.items }
    }

    static func parent(_ parent: ListItem,
                       @SectionSnapshotBuilder children: () -> [ListItem]) -> ListItem {
        return ListItem(parent.title, children: children())
    }

    static func buildFinalResult(_ component: [ListItem]) -> [ListItem] {
        return component
    }

    static func buildFinalResult(_ component: [ListItem]) -> NSDiffableDataSourceSectionSnapshot<ListItem> {

        var sectionSnapshot = NSDiffableDataSourceSectionSnapshot<ListItem>()
        createSection(nil, with: component, for: &sectionSnapshot)
        return sectionSnapshot
    }

    private static func createSection(_ parent: ListItem?,
                                      with children: [ListItem],
                                      for sectionSnapshot: inout NSDiffableDataSourceSectionSnapshot<ListItem>) {

        for child in children {

            if child.children.count > 0 {
                // Children available

                if parent == nil {
                    // Append first level items with children
                    sectionSnapshot.append([child])
                }
                sectionSnapshot.expand([child])
                sectionSnapshot.append(child.children, to: child)

                createSection(child, with: child.children, for: &sectionSnapshot)

            } else if parent == nil {
                // Append first level items without children
                sectionSnapshot.append([child])
            }
        }
    }

    // Support `for-in` loop
    static func buildArray(_ components: [ListItemGroup]) -> [ListItem] {
        return components.flatMap { $0.items }
    }

    // Support `if` block
    static func buildOptional(_ component: [ListItemGroup]?) -> [ListItem] {
        return component?.flatMap { $0.items } ?? []
    }

    // Support `if-else` block (if)
    static func buildEither(first component: [ListItemGroup]) -> [ListItem] {
        return component.flatMap { $0.items }
    }

    // Support `if-else` block (else)
    static func buildEither(second component: [ListItemGroup]) -> [ListItem] {
        return component.flatMap { $0.items }
    }
}

// A use of it that the article prints.

@SectionSnapshotBuilder func multiLevelSectionSnapshot() -> NSDiffableDataSourceSectionSnapshot<ListItem> {

    ListItem("Cell 1")
    ListItem("Cell 2")
    ListItem("Cell 3")

    SectionSnapshotBuilder.parent(ListItem("Cell 4")) {

        ListItem("a.circle")
        ListItem("b.square")

        SectionSnapshotBuilder.parent(ListItem("Cell 5")) {
            ListItem("c.circle.fill")
        }
    }
}
