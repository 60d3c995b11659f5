"""The Helm chart, rendered and checked by Helm's own code, beside kubernetes/ and a real server."""

import os
import pathlib
import re
import subprocess
import tempfile

import kubernetes_validate
import yaml

from harness.program import trellis
from harness.report import expect

DEPLOY = pathlib.Path(__file__).resolve().parents[3] / "deploy"
CHART = DEPLOY / "helm/trellis"
KUBERNETES = "1.33"
DIGEST = f"sha256:{'0' * 64}"
# Every value that a template asks for, so that each branch is taken by one of these.
VARIANTS = {
    "the defaults": {},
    "everything": {
        "nameOverride": "layouts",
        "image": {"repository": "registry.example/trellis", "digest": DIGEST},
        "imagePullSecrets": [{"name": "pull"}],
        "config": {"max-memory": "512M", "max-buffered-bytes": 536870912, "web": False, "trusted-proxies": ["10.0.0.0/8", "::1"]},
        "tokens": {"secret": "tokens", "key": "list"},
        "env": [{"name": "TRELLIS_LOG_LEVEL", "value": "debug"}],
        "service": {"type": "LoadBalancer", "port": 8080, "annotations": {"a": "b"}},
        "ingress": {"enabled": True, "className": "nginx", "annotations": {"a": "b"}, "host": "a.example", "tlsSecret": "tls"},
        "networkPolicy": {"egress": [{"ports": [{"protocol": "TCP", "port": 4318}]}]},
        "serviceMonitor": {"enabled": True, "labels": {"release": "prometheus"}},
        "podAnnotations": {"a": "b"}, "nodeSelector": {"a": "b"},
        "tolerations": [{"key": "a", "operator": "Exists"}], "affinity": {"nodeAffinity": {}},
    },
    "as little as possible": {
        "replicas": 1, "autoscaling": {"enabled": False}, "disruptionBudget": {"enabled": False},
        "networkPolicy": {"enabled": False}, "config": {},
    },
}


def helm():
    """Helm's code, as a Python package has it; None where there is none for this machine."""
    try:
        import helm_python
    except ImportError:
        expect("TRELLIS_DEPLOY_ALL" not in os.environ, "helm-python-sdk is missing")
        print("     left out, since helm-python-sdk is missing")
        return None
    return helm_python


def rendered(values, name="layouts", space="apps"):
    """The manifests of the chart by kind; None without Helm."""
    found = helm()
    if not found:
        return None
    with found.Chart.load(CHART) as chart:
        texts = chart.render(values, name=name, namespace=space)
    documents = [yaml.safe_load(text) for path, text in texts.items() if path.endswith(".yaml") and text.strip()]
    return {document["kind"]: document for document in documents}


def test_helm_lints():
    """helm lint finds nothing in the chart, whatever its values"""
    found = helm()
    for values in VARIANTS.values() if found else ():
        report = found.lint(CHART, values, strict=True)
        # An icon is only recommended.
        messages = [each for each in report["messages"] if each["severity"] > 1]
        expect(report["total_charts_linted"] == 1 and not messages and not report["errors"], f"{report}")


def test_helm_lint_finds_faults():
    """and does find a template that cannot be rendered"""
    found = helm()
    if found:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["cp", "-r", CHART, folder], check=True)
            path = pathlib.Path(folder, "trellis/templates/service.yaml")
            path.write_text(path.read_text() + "{{ include \"nothing\" . }}\n")
            report = found.lint(path.parents[1], {}, strict=True)
        expect(report["errors"], f"{report}")


def test_manifests_follow_the_schema():
    """each manifest follows the schema of its kind, whatever the values"""
    for values in VARIANTS.values():
        for kind, manifest in (rendered(values) or {}).items():
            # The operator's own kind has no schema here.
            if kind != "ServiceMonitor":
                kubernetes_validate.validate(manifest, KUBERNETES, strict=True)


def test_kinds():
    """values say which manifests there are"""
    kinds = {name: set(rendered(values) or ()) for name, values in VARIANTS.items()}
    least = {"ConfigMap", "Deployment", "Service"}
    usual = least | {"HorizontalPodAutoscaler", "PodDisruptionBudget", "NetworkPolicy"}
    wanted = {"the defaults": usual, "everything": usual | {"Ingress", "ServiceMonitor"}, "as little as possible": least}
    expect(not any(kinds.values()) or kinds == wanted, f"{kinds}")


def test_references():
    """labels, ports and names that refer to one another agree"""
    for values in VARIANTS.values():
        kinds = rendered(values)
        if not kinds:
            return
        pod = kinds["Deployment"]["spec"]["template"]
        labels, spec = pod["metadata"]["labels"], pod["spec"]
        selectors = [kinds["Deployment"]["spec"]["selector"]["matchLabels"], kinds["Service"]["spec"]["selector"]]
        selectors += [each["labelSelector"]["matchLabels"] for each in spec["topologySpreadConstraints"]]
        if "NetworkPolicy" in kinds:
            selectors.append(kinds["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"])
            selectors.append(kinds["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"])
        expect(all(selector.items() <= labels.items() for selector in selectors), f"{labels}: {selectors}")
        (container,) = spec["containers"]
        ports = {port["name"]: port["containerPort"] for port in container["ports"]}
        expect(f"--listen=:{ports['http']}" in container["args"], f"{container['args']}")
        expect(kinds["Service"]["spec"]["ports"][0]["targetPort"] in ports, "the service's port")
        mounts = {mount["name"] for mount in container["volumeMounts"]}
        expect(mounts == {volume["name"] for volume in spec["volumes"]}, f"{mounts}")
        maps = next(volume for volume in spec["volumes"] if volume["name"] == "config")["configMap"]["name"]
        expect(maps == kinds["ConfigMap"]["metadata"]["name"], maps)
        if "HorizontalPodAutoscaler" in kinds:
            expect("replicas" not in kinds["Deployment"]["spec"], "the autoscaler and the deployment both say how many")
            target = kinds["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]["name"]
            expect(target == kinds["Deployment"]["metadata"]["name"], target)
        if "ServiceMonitor" in kinds:
            selector = kinds["ServiceMonitor"]["spec"]["selector"]["matchLabels"]
            expect(selector.items() <= kinds["Service"]["metadata"]["labels"].items(), f"{selector}")


def test_pods_are_those_of_kubernetes():
    """a pod has the security, the probes and the resources of kubernetes/deployment.yaml"""
    kinds = rendered({})
    if not kinds:
        return
    ours = kinds["Deployment"]["spec"]["template"]["spec"]
    theirs = yaml.safe_load((DEPLOY / "kubernetes/deployment.yaml").read_text())["spec"]["template"]["spec"]
    expect({**ours["securityContext"], "fsGroup": None} == {**theirs["securityContext"], "fsGroup": None}, f"{ours['securityContext']}")
    for name in ("terminationGracePeriodSeconds", "automountServiceAccountToken", "enableServiceLinks"):
        expect(ours[name] == theirs[name], name)
    for name in ("securityContext", "resources", "startupProbe", "livenessProbe", "readinessProbe", "ports"):
        expect(ours["containers"][0][name] == theirs["containers"][0][name], name)


def test_ingress_publishes_no_metrics():
    """the ingress has every path of the service but metrics and health"""
    kinds = rendered(VARIANTS["everything"])
    if not kinds:
        return
    paths = kinds["Ingress"]["spec"]["rules"][0]["http"]["paths"]
    document = yaml.safe_load((DEPLOY.parent / "openapi.yaml").read_text())

    def is_published(path):
        return any(
            path == each["path"] or each["pathType"] == "Prefix" and path.startswith(each["path"] + "/") for each in paths)

    for path in [*document["paths"], "/mcp"]:
        hidden = path in ("/metrics", "/healthz", "/readyz")
        expect(is_published(path) != hidden, f"{path} is {'published' if hidden else 'missing'}")


def test_wrong_values_are_refused():
    """the schema of the values refuses a wrong type, an unknown name, and an option that the chart sets"""
    found = helm()
    for values in (
        {"replicas": "three"}, {"replica": 3}, {"service": {"port": 0}}, {"image": {"repository": ""}},
        {"image": {"repository": "a", "digest": "latest"}}, {"config": {"listen": ":80"}}, {"serviceMonitor": {"interval": "often"}},
    ) if found else ():
        with found.Chart.load(CHART) as chart:
            try:
                chart.validate_schema(values)
            except found.HelmError:
                continue
        expect(False, f"{values} are taken")


def test_the_server_takes_its_configuration():
    """the file in the config map is one that `trellis serve --config` takes, with the values that were set"""
    for name, values in VARIANTS.items():
        kinds = rendered(values)
        if not kinds:
            return
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "trellis.yaml")
            path.write_text(kinds["ConfigMap"]["data"]["trellis.yaml"])
            arguments = [each for each in kinds["Deployment"]["spec"]["template"]["spec"]["containers"][0]["args"][1:] if "=/" not in each]
            made = subprocess.run(
                [trellis(), "serve", "--check", "--config", path, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        expect(made.returncode == 0, f"{name}: {made.stderr}")
        expect(re.search(r'^listen: ":8080"  # --listen$', made.stdout, re.MULTILINE), made.stdout)
        if name == "everything":
            for line in ("max-memory: 512M", "max-buffered-bytes: 512M", "web: false", 'trusted-proxies: "10.0.0.0/8,::1"'):
                expect(re.search(f"^{re.escape(line)}  # .*trellis.yaml:", made.stdout, re.MULTILINE), f"{line}: {made.stdout}")


def test_versions():
    """the chart installs the version of the program"""
    chart = yaml.safe_load((CHART / "Chart.yaml").read_text())
    made = subprocess.run([trellis(), "--version"], check=True, stdout=subprocess.PIPE, text=True)
    expect(str(chart["appVersion"]) == made.stdout.strip(), f"{chart['appVersion']}: {made.stdout}")
