#!/usr/bin/env bash
# Install system packages that tests need and this machine lacks: system_packages.sh COMMAND=PACKAGE …
# Only where that is possible (Debian, as root); otherwise it says loudly what will be skipped.
set -u
missing=()
for pair in "$@"; do
  command=${pair%%=*}
  if ! command -v "$command" >/dev/null 2>&1 && ! compgen -G "$command" >/dev/null; then
    missing+=("${pair#*=}")
  fi
done
[ ${#missing[@]} -eq 0 ] && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  refused=()
  for package in "${missing[@]}"; do # one by one: a package this release lacks doesn't keep the others out
    apt-get install -y -qq --no-install-recommends "$package" >/dev/null || refused+=("$package")
  done
  missing=("${refused[@]}")
fi
[ ${#missing[@]} -eq 0 ] ||
  echo "!!! ${missing[*]} could not be installed (that takes Debian and root): the tests that need it are skipped" >&2
exit 0
