pytest_plugins = ["veillee.contract.plugin"]
