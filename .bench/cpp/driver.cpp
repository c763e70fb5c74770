// Plays uniformly random games of the base game with the engine of github.com/indjev99/7-Wonders-Duel-AI, from the deal to the end, and
// measures them as the bench measures ours: CPU time of this thread. It first writes how many decisions a game has. Then it reads the length
// of a slice in nanoseconds, a line each, and writes the nanoseconds per decision of that slice.
#include "game/game_state.h"

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

const int GAMES_BETWEEN_READINGS = 50;

/** A small generator (splitmix64), about as fast as that of the engine. */
std::uint64_t seed = 1;

std::uint32_t draw() {
    seed += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9;
    return static_cast<std::uint32_t>(mixed >> 32);
}

/** A whole number below `limit`. */
std::size_t drawBelow(std::size_t limit) {
    return static_cast<std::size_t>((static_cast<std::uint64_t>(draw()) * limit) >> 32);
}

double cpuNanoseconds() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

/** Plays one game; returns how many decisions the players made. What the game reveals is no decision, as in our engine. */
int play(GameStateFast& game, std::vector<Action>& actions) {
    int decisions = 0;
    for (game.reset(); !game.isTerminal();) {
        actions.clear();
        game.getPossibleActions(actions);
        if (game.getCurrActor() >= 0) decisions++;
        game.doAction(actions[drawBelow(actions.size())]);
    }
    return decisions;
}

} // namespace

int main() {
    GameStateFast game;
    std::vector<Action> actions;

    const int counted = 2000;
    double decisions = 0;
    for (int i = 0; i < counted; i++) decisions += play(game, actions);
    std::printf("%f\n", decisions / counted);
    std::fflush(stdout);

    double slice;
    while (std::scanf("%lf", &slice) == 1) {
        const double begin = cpuNanoseconds();
        double spent = 0;
        double units = 0;
        while (spent < slice) {
            for (int i = 0; i < GAMES_BETWEEN_READINGS; i++) units += play(game, actions);
            spent = cpuNanoseconds() - begin;
        }
        std::printf("%f\n", spent / units);
        std::fflush(stdout);
    }
}
