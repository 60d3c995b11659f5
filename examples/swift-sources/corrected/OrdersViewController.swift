import UIKit

/// The list of orders, with a card above it.
final class OrdersViewController: UITableViewController {
  private let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AddressCell.self, forCellReuseIdentifier: "address")
    header.addSubview(card)
    card.pin(to: header, inset: Metrics.inset)
    tableView.tableHeaderView = header
  }

  func pay() {
    navigationController?.pushViewController(CheckoutViewController(), animated: true)
  }

  func showReceipt() {
    navigationController?.pushViewController(ReceiptViewController(), animated: true)
  }

  func showStamp() {
    navigationController?.pushViewController(StampViewController(), animated: true)
  }

  func showTerms() {
    navigationController?.pushViewController(TermsViewController(), animated: true)
  }
}
