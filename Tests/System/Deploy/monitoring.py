"""Alert rules, the dashboard and the ServiceMonitor, beside the metrics of a real server."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import yaml

from harness.report import expect
from harness.server import Server

DEPLOY = pathlib.Path(__file__).resolve().parents[3] / "deploy"
MONITORING = DEPLOY / "monitoring"
RULES = [rule for group in yaml.safe_load((MONITORING / "alerts.yaml").read_text())["groups"] for rule in group["rules"]]
DASHBOARD = json.loads((MONITORING / "grafana-dashboard.json").read_text())


def promtool(*arguments):
    """What promtool says of files; None where it is missing."""
    found = shutil.which("promtool")
    if not found:
        expect("TRELLIS_DEPLOY_ALL" not in os.environ, "promtool is missing: scripts/bootstrap deploy")
        print("     left out, since promtool is missing")
        return None
    return subprocess.run([found, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_rules():
    """promtool takes the alert rules, and refuses a wrong one"""
    made = promtool("check", "rules", MONITORING / "alerts.yaml")
    expect(made is None or made.returncode == 0 and f"{len(RULES)} rules" in made.stdout, made and made.stdout)
    with tempfile.TemporaryDirectory() as folder:
        wrong = pathlib.Path(folder, "alerts.yaml")
        wrong.write_text((MONITORING / "alerts.yaml").read_text().replace("trellis_ready == 0", "trellis_ready =="))
        made = promtool("check", "rules", wrong)
        expect(made is None or made.returncode != 0, "a wrong rule is taken")


def test_alerts():
    """each fault raises its alert and a good replica none, by promtool's own tests"""
    made = promtool("test", "rules", MONITORING / "alerts-test.yaml")
    expect(made is None or made.returncode == 0, made and made.stdout)
    good, faulty = yaml.safe_load((MONITORING / "alerts-test.yaml").read_text())["tests"]
    names = {rule["alert"] for rule in RULES}
    raised = {each["alertname"] for each in faulty["alert_rule_test"] if each.get("exp_alerts")}
    silent = {each["alertname"] for each in good["alert_rule_test"] if not each.get("exp_alerts")}
    expect(raised == names and silent == names, f"without a test: {names - raised} {names - silent}")


def expressions():
    """Every expression with the place where it stands."""
    yield from ((rule["alert"], rule["expr"]) for rule in RULES)
    for panel in DASHBOARD["panels"]:
        yield from ((panel["title"], target["expr"]) for target in panel["targets"])
    for variable in DASHBOARD["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["name"], variable["query"]["query"]


def test_metrics_exist():
    """every metric and label of rules and panels is one of the server's"""
    with tempfile.TemporaryDirectory() as folder, Server(["--data-dir", folder]) as server:
        server.post("/v1/snapshot", {"items": 3})
        server.post("/v1/layout", {"views": []})
        text = server.ask("GET", "/metrics")[2].decode()
    names = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    names |= {f"{name}_bucket" for name in names} | {"up"}
    labels = set(re.findall(r'[{,](\w+)="', text)) | {"instance", "job"}
    count = 0
    for place, expression in expressions():
        used = set(re.findall(r"\b(?:trellis|process)_\w+|\bup\b", expression))
        expect(used and used <= names, f"{place}: {used - names or expression}")
        grouped = {each.strip() for group in re.findall(r"\bby \(([^)]*)\)", expression) for each in group.split(",")}
        matched = set(re.findall(r"[{,]\s*(\w+)\s*[=!]", expression))
        expect(grouped | matched <= labels, f"{place}: {(grouped | matched) - labels}")
        count += 1
    expect(count > 20, f"{count} expressions")


def test_dashboard():
    """promtool parses every query of the dashboard, whose panels neither overlap nor share an id"""
    groups = {"groups": [{"name": "panels", "rules": []}]}
    for number, (_, expression) in enumerate(expressions()):
        query = expression.replace("$__rate_interval", "5m").replace("$instance", ".*")
        if not query.startswith("label_values"):
            groups["groups"][0]["rules"].append({"record": f"panel:{number}", "expr": query})
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "panels.yaml")
        path.write_text(yaml.safe_dump(groups))
        made = promtool("check", "rules", path)
    expect(made is None or made.returncode == 0, made and made.stdout)
    panels = DASHBOARD["panels"]
    expect(len({panel["id"] for panel in panels}) == len(panels), "an id occurs twice")
    cells = [
        (x, y) for panel in panels for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])]
    expect(len(set(cells)) == len(cells) and max(cells)[0] < 24, "panels overlap")


def test_service_monitor():
    """the ServiceMonitor selects the service of kubernetes/, by the name of its port"""
    monitor = yaml.safe_load((MONITORING / "service-monitor.yaml").read_text())
    service = yaml.safe_load((DEPLOY / "kubernetes/service.yaml").read_text())
    expect(monitor["metadata"]["namespace"] == service["metadata"]["namespace"], "its name space")
    expect(monitor["spec"]["selector"]["matchLabels"].items() <= service["metadata"]["labels"].items(), "its selector")
    (endpoint,) = monitor["spec"]["endpoints"]
    expect(endpoint["port"] == service["spec"]["ports"][0]["name"] and endpoint["path"] == "/metrics", f"{endpoint}")
