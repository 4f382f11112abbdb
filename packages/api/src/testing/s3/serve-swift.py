"""OpenStack Swift with its S3 interface, from Debian's python3-swift: one proxy, one disk, in a folder of its own.

serve-swift.py FOLDER PORT: serves S3 on 127.0.0.1:PORT to the key `test:tester` with the secret `testing`; ends with its parent.
"""
import os
import signal
import socket
import sys

from swift.common import utils

folder, port = sys.argv[1], int(sys.argv[2])
# A constant of Swift's, which the others read when they are imported.
utils.SWIFT_CONF_FILE = f"{folder}/swift.conf"
with open(utils.SWIFT_CONF_FILE, "w") as file:
    file.write("[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = one\ndefault = yes\n")

from swift.cli import ringbuilder
from swift.common.wsgi import run_wsgi


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


ports = {"account": free_port(), "container": free_port(), "object": free_port(), "proxy": port}
os.makedirs(f"{folder}/node/disk")

COMMON = f"""[DEFAULT]
bind_ip = 127.0.0.1
bind_port = %d
user = {os.environ.get('USER') or 'root'}
swift_dir = {folder}
devices = {folder}/node
mount_check = false
workers = 0
log_level = ERROR
log_address = {folder}/no-log
"""
PROXY = """[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Who asks before all four have started is not to be turned away for a minute.
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
storage_domain = localhost
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
"""
for name, at in ports.items():
    if name != "proxy":
        builder = f"{folder}/{name}.builder"
        for line in (["create", "4", "1", "0"], ["add", f"r1z1-127.0.0.1:{at}/disk", "1"], ["rebalance"]):
            try:
                ringbuilder.main(["swift-ring-builder", builder, *line])
            except SystemExit:
                pass
    with open(f"{folder}/{name}.conf", "w") as file:
        file.write(COMMON % at)
        file.write(PROXY if name == "proxy" else f"[pipeline:main]\npipeline = {name}-server\n[app:{name}-server]\nuse = egg:swift#{name}\n")

children = []
for name in ports:
    child = os.fork()
    if child == 0:
        sys.exit(run_wsgi(f"{folder}/{name}.conf", f"{name}-server"))
    children.append(child)


def end(*_):
    for one in children:
        os.kill(one, signal.SIGKILL)
    os._exit(0)


signal.signal(signal.SIGTERM, end)
# The parent holds the other end.
sys.stdin.read()
end()
