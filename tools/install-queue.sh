#!/usr/bin/env bash
# Installs Redis for the tests of the queue, and the programs that read the files of examples/scale, so that no test is
# skipped. The tests start their own servers; Debian's services are not started. For Debian and related systems, as root.
set -euo pipefail
if ! command -v redis-server >/dev/null && ! command -v valkey-server >/dev/null; then
  echo "Installs redis-server; apt-get purge --autoremove redis-server undoes it."
  apt-get update -qq
  RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends redis-server >/dev/null
fi
# The programs that read the files of examples/scale.
if ! command -v docker-compose >/dev/null || ! command -v shellcheck >/dev/null; then
  echo "Installs docker-compose and shellcheck; apt-get purge --autoremove docker-compose shellcheck undoes it."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends docker-compose shellcheck >/dev/null
fi
if ! command -v slurmctld >/dev/null || ! command -v sbatch >/dev/null; then
  echo "Installs slurmctld and slurm-client; apt-get purge --autoremove slurmctld slurm-client undoes it."
  apt-get update -qq
  RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends slurmctld slurm-client >/dev/null
fi
