// Folders are layers: none imports a folder that imports it, types included. Tests are beside their files and may import
// anything, so they are left out.
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-circle-of-folders",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/(test|e2e)/` } },
};
