"""The games of @wonders for Python: an engine over a pipe, environments for PettingZoo and Gymnasium, and a reader of samples.

`Engine` and `WondersEnv` need Python 3.9 and Node, and nothing else: with NumPy installed observations and masks are arrays, without it
lists. `WondersGym` and `WondersVectorEnv` need Gymnasium, `read_samples` needs pyarrow.
"""

from .aec import WondersEnv
from .engine import Engine, WondersError, bits, floats
from .samples import read_samples

try:
    from .gym import WondersGym, WondersVectorEnv
except ImportError:
    pass

__all__ = ["Engine", "WondersEnv", "WondersError", "WondersGym", "WondersVectorEnv", "bits", "floats", "read_samples"]
